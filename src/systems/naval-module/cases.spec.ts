import { join } from 'node:path';
import { casesHold } from '../../cli/testing/cases-hold';
import { navalEngine } from './testing';

casesHold(navalEngine(), join(__dirname, 'cases'));
