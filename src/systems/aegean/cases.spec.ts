import { join } from 'node:path';
import { casesHold } from '../../cli/testing/cases-hold';
import { aegeanEngine } from './testing';

casesHold(aegeanEngine(), join(__dirname, 'cases'));
