import { testMistakes } from '../testing/mistakes';

describe('a mistake in what the company says of itself is told in one line', () => {
  testMistakes([
    ['no postcode', 'company', ['address', 'postcode'], 'DERBY', /"DERBY" is not a UK postcode/],
    [
      'an unknown day',
      'company',
      ['hours', 1, 'schema', 'days'],
      ['Sat'],
      /"Sat" is not a weekday/,
    ],
    [
      'a day twice',
      'company',
      ['hours', 1, 'schema', 'days'],
      ['Monday'],
      /hours: .+ open on Monday twice/,
    ],
    ['a clock of words', 'company', ['hours', 0, 'schema', 'opens'], '9AM', /"9AM" must be a time/],
    [
      'closing before opening',
      'company',
      ['hours', 0, 'schema', 'closes'],
      '08:00',
      /hours\.0\.schema\.closes: "08:00" is not after opens/,
    ],
    [
      'opening and closing at once',
      'company',
      ['hours', 0, 'schema', 'closes'],
      '09:00',
      /hours\.0\.schema\.closes: "09:00" is not after opens/,
    ],
    ['a year to come', 'company', ['established'], '2999', /established: "2999" is still to come/],
    [
      'a register that there is not',
      'company',
      ['registration', 'registeredIn'],
      'England',
      /registration\.registeredIn: "England" is not a part of the United Kingdom: /,
    ],
    ['a VAT number of words', 'company', ['registration', 'vatNumber'], 'GB', /nine digits/],
    [
      'four stars',
      'testimonials',
      [],
      [{ name: 'Ann', company: 'Co', text: 'Good', rating: 4, avatar: 'A', sample: false }],
      /^data\/testimonials\.ts, Ann, rating: 4 must be 5/,
    ],
  ]);
});
