import { PayloadTooLargeException } from '@nestjs/common';
import { readLetter, readPosted, readTyped } from './typed-orders';

const mark = '6f1d8e1c-3f0e-4f6b-9d1a-0d7c2b1a9e55';

describe('what is typed on the page', () => {
  it.each([
    ['orders of too many lines', () => readTyped({ decision: 0, text: 'x\n'.repeat(2_000) }), 'More than 2000 lines'],
    ['lines that end otherwise', () => readPosted({ decision: 0, mark, text: 'x\r'.repeat(2_000) }), '2000 lines'],
    ['orders of too many letters', () => readTyped({ decision: 0, text: 'x'.repeat(20_001) }), '20000 letters'],
    ['a letter of too many lines', () => readLetter({ mark, text: '\n'.repeat(2_000) }), 'More than 2000 lines'],
  ])('is refused kindly: %s', (_, read, why) => {
    expect(read).toThrow(PayloadTooLargeException);
    expect(read).toThrow(why);
    expect(read).toThrow('nothing was recorded');
  });

  it('is read up to that', () => {
    expect(readTyped({ decision: 0, text: 'pass\n'.repeat(1_999) }).text).toHaveLength(9_995);
  });
});
