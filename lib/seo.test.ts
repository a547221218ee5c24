import { pageMetadata } from './seo';
import { settings } from './settings';

const search = { title: 'Cooling', description: 'Fans and radiators.' };
const origin = settings.siteUrl;

test('search engines and messengers are told the same of a page, with the picture it is shared by', () => {
  const told = { title: `Cooling | ${settings.companyName}`, description: search.description };
  const images = [
    { url: `${origin}/share/cooling.jpg`, width: 1200, height: 630, alt: search.title },
  ];
  expect(pageMetadata('/cooling/', search)).toMatchObject({
    ...told,
    alternates: { canonical: `${origin}/cooling/` },
    openGraph: { ...told, siteName: settings.companyName, url: `${origin}/cooling/`, images },
    twitter: { ...told, card: 'summary_large_image', images },
  });
});

test('the home page is shared by a picture of its own', () => {
  const { openGraph } = pageMetadata('/', search);
  expect(openGraph?.images).toMatchObject([{ url: `${origin}/share/home.jpg` }]);
});
