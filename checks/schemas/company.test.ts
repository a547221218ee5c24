import { mistakesWith, testMistakes } from '../testing/mistakes';

const ann = { name: 'Ann', company: 'Co', text: 'Good', rating: 5, avatar: 'A', sample: false };

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
    ['an hour that there is not', 'company', ['hours', 0, 'schema', 'opens'], '25:00', /be a time/],
    ['no hours', 'company', ['hours'], [], /hours: \[\] must not be empty/],
    [
      'hours told at length',
      'company',
      ['hours', 0, 'time'],
      'x'.repeat(41),
      /hours\.0\.time: .+ is longer than 40 characters/,
    ],
    ['a country’s name', 'company', ['address', 'countryCode'], 'Gb', /must be two capitals/],
    ['a year of letters', 'company', ['established'], 'MMXX', /"MMXX" must be a year/],
    [
      'a company’s number of three digits',
      'company',
      ['registration', 'companyNumber'],
      '123',
      /eight digits/,
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
      [{ ...ann, rating: 4 }],
      /^data\/testimonials\.ts, Ann, rating: 4 must be 5/,
    ],
    ['four initials', 'testimonials', [], [{ ...ann, avatar: 'ABCD' }], /"ABCD" is longer than 3/],
    [
      'a person twice',
      'testimonials',
      [],
      [ann, { ...ann, text: 'Fast' }],
      /name: "Ann" stands in/,
    ],
  ]);
});

it('hours may be told in words on a day without fixed ones', () => {
  const sunday = { days: 'Sunday', time: 'By appointment', schema: null };
  expect(mistakesWith('company', ['hours'], [sunday])).toEqual([]);
});
