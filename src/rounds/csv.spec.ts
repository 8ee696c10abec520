import { csvOf } from './csv';

it.each([
  [['plain', 3, null], 'plain,3,'],
  [['Berg, Anna', 'so "called"'], '"Berg, Anna","so ""called"""'],
  [['two\nlines', -0.5], '"two\nlines",-0.5'],
  [['=1+1', '+49 30', '-x', '@who', ' =2'], "'=1+1,'+49 30,'-x,'@who,' =2"],
  [['=HYPERLINK("http://x","y")'], `"'=HYPERLINK(""http://x"",""y"")"`],
])('%j is written %s', (row, line) => {
  expect(csvOf([row])).toBe(`\uFEFF${line}\r\n`);
});
