import { digestBlocks } from './digest-blocks';

const KNOWN = ['4E3U', '7K3F'];

describe('a reply to a digest', () => {
  it('is parted by the codes of games, in whatever way they are written', () => {
    const text = '4E3U:\nsearch Matapan\n\n7k3f : pass\n[Despatch 4E3U]\nstatus\n';
    expect(digestBlocks(text, KNOWN)).toEqual({
      before: '',
      strange: [],
      blocks: [
        { code: '4E3U', text: 'search Matapan\n\nstatus' },
        { code: '7K3F', text: 'pass' },
      ],
    });
  });

  it('keeps what stands before the first code, and takes no word for a code that is none of his', () => {
    const text = 'Hello,\npass\n4E3U\nQQQ9: pass\nhold';
    expect(digestBlocks(text, KNOWN)).toEqual({
      before: 'Hello,\npass',
      strange: [],
      blocks: [{ code: '4E3U', text: 'QQQ9: pass\nhold' }],
    });
  });

  it.each([
    ...['QQQ9:\npass', '[Despatch QQQ9]\npass', 'qqq9\npass', 'GNE2: pass', '4E3V: pass', '4EU3: pass', '4e3v : pass'],
  ])('gives no game what stands under a code that is none of his: %s', (text) => {
    const reply = digestBlocks(`4E3U:\nsearch Matapan\n${text}\n7K3F: hold`, KNOWN, ['GNE2']);
    expect(reply.blocks).toEqual([
      { code: '4E3U', text: 'search Matapan' },
      { code: '7K3F', text: 'hold' },
    ]);
    expect(reply.strange).toEqual([{ code: /\b(?!pass)\w{4}\b/.exec(text)?.[0].toUpperCase(), text: 'pass' }]);
  });

  it.each(['hold', 'PASS:', '1722', '21PZ: move 1722', 'Ju88: attack TF C', 'Ready:'])(
    'leaves an order where it stands: %s',
    (order) => {
      expect(digestBlocks(`4E3U:\n${order}`, KNOWN)).toMatchObject({ strange: [], blocks: [{ text: order }] });
    },
  );

  it('of a code inside an order is no code', () => {
    expect(digestBlocks('move 4E3U to 1722', KNOWN).blocks).toEqual([]);
  });
});
