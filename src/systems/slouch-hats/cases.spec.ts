import { join } from 'node:path';
import { casesHold } from '../../cli/testing/cases-hold';
import { slouchHatsEngine } from './testing';

casesHold(slouchHatsEngine(), join(__dirname, 'cases'));
