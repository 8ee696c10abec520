import { withoutMail } from './page-orders';

describe('what a receipt says on the page', () => {
  it.each([
    ['Nothing to record in this mail.', 'Nothing to record here.'],
    [
      'NOT recorded: 1 line in error. Nothing of this mail was written.',
      'NOT recorded: 1 line in error. Nothing of it was written.',
    ],
    ['no order was recognised in this mail.', 'no order was recognised here.'],
    [
      'No orders in this mail; what else it says is answered below.',
      'No orders here; what else it says is answered below.',
    ],
    ['the decision this mail answers (d4) is closed.', 'the decision that these orders answer (d4) is closed.'],
  ])('is of no mail: %s', (said, told) => expect(withoutMail(said)).toBe(told));
});
