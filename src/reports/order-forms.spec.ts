import { orderForms } from './order-forms';

describe('the form of an order as it is filled in', () => {
  it.each([
    ['no retreat', ['no retreat']],
    ['lead: unit, unit', ['lead: unit']],
    ['allot unit > ship, unit > ship', ['allot unit > ship']],
    ['maneuver: unit, unit | all | rest', ['maneuver: unit', 'maneuver: all', 'maneuver: rest']],
    ['advance unit: hex, hex | unit, unit | all', ['advance unit: hex', 'advance all']],
    ['engineers: yes | no', ['engineers: yes', 'engineers: no']],
    ['sail ship, ship to port | zone | hex', ['sail ship to port']],
    ['bomb base | troops at hex with air unit, air unit[; escort units; ...]', ['bomb base at hex with air unit']],
    ['refuse [unit] [to hex]', ['refuse']],
    ['move unit, unit to hex', ['move unit to hex']],
    ['lose unit, unit; special unit', ['lose unit; special unit']],
  ])('%s', (syntax, forms) => expect(orderForms(syntax)).toEqual(forms));
});
