import type { Receipt } from '../receipt';
import type { JudgedOrders } from './judge-text';

/** A text that came with a mail as a file. */
export interface AttachedText {
  name: string;
  text: string;
}

/** What a receipt says of the words of somebody who is invited, where they stood in a file; nothing where his own mail said them. */
export const joinedFromFile = (file: string | null): Partial<Receipt> =>
  file === null
    ? {}
    : {
        file,
        sections: [
          {
            title: 'FROM A FILE',
            lines: [`What is answered here stands in the file ${file}, not in the mail itself.`],
          },
        ],
      };

/** What a receipt says where the orders were those of a file; nothing where they were the mail's own. */
export function fromFile({ file }: Pick<JudgedOrders, 'file'>, { sections }: Receipt): Partial<Receipt> {
  if (file === null) return {};
  const lines = [
    `The mail itself holds no order: what is judged here are the lines of the file ${file}.`,
    'Orders in the mail itself are safer: then no file is read.',
  ];
  return { file, sections: [{ title: 'FROM A FILE', lines }, ...sections] };
}
