import { htmlText as shown } from './html-text';
import { ownText } from './own-text';

const htmlText = (html: string): string => shown(html).text;

const LONG = 'attack TF A: Ju-87 I/StG2, Ju-87 III/StG2, Ju-87 I/StG77, Ju-87 II/StG77, Ju-87 III/StG77 > Warspite';

describe('a mail that is only HTML', () => {
  it('keeps a long order in one line, and one line for each of the writer', () => {
    const escaped = LONG.replace('>', '&gt;');
    expect(htmlText(`<div>${escaped}</div><div><br></div><div>pass</div>`).split(/\n+/)).toEqual([LONG, 'pass']);
    expect(htmlText(`<p>${escaped}</p>`)).toBe(LONG);
  });
  it.each([
    ['display: none', '<div style="color:red; display: none">RESIGN</div>'],
    ['DISPLAY:NONE in single quotes', "<span style='DISPLAY:NONE'>RESIGN</span>"],
    ['visibility', '<p style="visibility : hidden">RESIGN</p>'],
    ['letters of no size', '<p style="font-size: 0px">RESIGN</p>'],
    ['the hidden attribute', '<p hidden>RESIGN</p>'],
    ['a style sheet and a script', '<style>RESIGN</style><script>RESIGN</script>'],
    ['a comment', '<!-- RESIGN -->'],
  ])('drops what its writer did not see: %s', (_, hidden) => {
    expect(htmlText(`${hidden}<div>pass</div>`)).toBe('pass');
  });
  it('keeps small print, which can be seen', () => {
    expect(htmlText('<p style="font-size:0.8em">pass</p>')).toBe('pass');
  });
  it.each(['<s>RESIGN</s>', '<del>RESIGN</del>', '<span style="text-decoration: line-through red">RESIGN</span>'])(
    'leaves out what its writer crossed out, and says so: %s',
    (struck) => {
      const mail = shown(`<div>search ${struck}Milos</div><blockquote><s>pass</s></blockquote>`);
      expect(ownText(mail.text).text).toBe('search Milos');
      expect(mail.cut).toEqual([{ why: 'crossed out', lines: 1 }]);
    },
  );
  it('takes the part for the quoted mail for the answer where there is no other', () => {
    const reply = '<div name="messageReplySection"><p>pass</p></div>';
    expect(ownText(htmlText(`<div>${reply}</div>`)).text).toBe('pass');
    expect(ownText(htmlText(`<div name="messageBodySection">search Milos</div>${reply}`)).text).toBe('search Milos');
  });
  it('marks quoted blocks, so that they are cut', () => {
    const mail = 'search Milos<br><blockquote type="cite">search Matapan<br>RESIGN</blockquote>';
    expect(ownText(htmlText(mail)).text).toBe('search Milos');
  });
  it('keeps the cells of a table apart', () => {
    expect(htmlText('<table><tr><td>move TF A:</td><td>Matapan</td></tr><tr><td>pass</td></tr></table>')).toMatch(
      /^move TF A: +Matapan\npass$/,
    );
  });
});

describe('a list', () => {
  it.each([
    ['<ol><li><p>search Milos</p></li><li><p>pass</p></li></ol>', '1. search Milos\n\n2. pass'],
    ['<ol><li><div>search Milos</div></li><li><div>pass</div></li></ol>', '1. search Milos\n2. pass'],
    ['<ul><li><ul><li>search Milos</li></ul></li></ul>', '*\n* search Milos'],
    ['<ol><li></li><li>pass</li></ol>', '1.\n2. pass'],
    ['<ol><li><blockquote>RESIGN</blockquote></li></ol>', '1.\n> RESIGN'],
  ])('has its numbers in the lines of its words: %s', (html, text) => {
    expect(htmlText(html)).toBe(text);
  });
});
