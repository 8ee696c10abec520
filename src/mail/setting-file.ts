import { readFileSync } from 'node:fs';
import { BadSetting } from '../config/settings';

/** What is in the file that a setting names. @throws BadSetting when it cannot be read */
export function settingFile(name: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new BadSetting(name, `names a file that cannot be read (it is ${JSON.stringify(file)})`);
  }
}
