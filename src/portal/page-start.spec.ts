import { pageStart } from './member-wishes';

describe('where a page of members begins', () => {
  it('is the number that was asked for', () => expect(pageStart('400')).toBe(400));

  it.each(['9999999999999999999', '1e19', 'Infinity', '-1', '1.5', '', undefined, ['1', '2']])(
    'or the beginning: %j',
    (from) => {
      expect(pageStart(from)).toBe(0);
    },
  );
});
