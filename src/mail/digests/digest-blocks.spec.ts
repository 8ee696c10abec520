import { digestBlocks } from './digest-blocks';

const KNOWN = ['4E3U', '7K3F'];

describe('a reply to a digest', () => {
  it('is parted by the codes of games, in whatever way they are written', () => {
    const text = '4E3U:\nsearch Matapan\n\n7k3f : pass\n[Despatch 4E3U]\nstatus\n';
    expect(digestBlocks(text, KNOWN)).toEqual({
      before: '',
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
      blocks: [{ code: '4E3U', text: 'QQQ9: pass\nhold' }],
    });
  });

  it('of a code inside an order is no code', () => {
    expect(digestBlocks('move 4E3U to 1722', KNOWN).blocks).toEqual([]);
  });
});
