import { keyedDice } from '../../../kernel/chance/dice';
import { consider } from '../../../kernel/decide/verdict';
import { aegeanEngine } from '../testing';

const engine = aegeanEngine();
const { position } = engine.start({ scenario: 'campaign', options: {} }, keyedDice('never'));
const said = (seat: string, text: string) => consider(engine, position, seat, null, text).lines[0];

describe('orders for later that name who is of the other side', () => {
  it.each([
    ['german', 'sail Croome to 2811', '6.2', 'Croome is not yours'],
    ['german', 'naval: load A/RIF on Croome', '6.3.1', 'A/RIF is not yours'],
    ['german', 'move A/RIF to 2524', '7.3', 'A/RIF is not yours'],
    ['german', 'leave Croome', '6.2.5', 'Croome is not yours'],
    ['german', 'form TF A with Croome', '6.5', 'Croome is not yours'],
    ['german', 'lose A/RIF', '7.4.7', 'A/RIF is not yours'],
    ['allied', 'sail TA 15 to 2811', '6.2', 'TA 15 is not yours'],
    ['allied', 'mine with Zeus', '6.3.3', 'Zeus is not yours'],
  ])('are refused at once: %s, %s', (seat, text, rule, why) => {
    expect(said(seat, text)).toMatchObject({ status: 'error', rule, why });
  });

  it.each([
    ['allied', 'sail Croome to 2811'],
    ['allied', 'move A/RIF to 2524'],
    ['german', 'sail TA 15 to 2811'],
    ['german', 'mine with Zeus'],
  ])('are kept with who is his: %s, %s', (seat, text) => {
    expect(said(seat, text)?.status).toBe('later');
  });
});
