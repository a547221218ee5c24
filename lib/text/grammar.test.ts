import { addArticle } from './grammar';

it.each(['an 850 W supply', 'a 650 W supply', 'an AM4 board', 'an sTR5 board', 'a TR4 board'])(
  'writes %s',
  (text) => {
    expect(addArticle(text.replace(/^an? /, ''))).toBe(text);
  },
);
