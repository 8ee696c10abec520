import { clicks } from '../../../cli/testing/clicks';

clicks('slouch-hats', '1');
