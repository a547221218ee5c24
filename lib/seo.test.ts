import { pageMetadata, shareImage, siteMetadata } from './seo';
import { settings } from './settings';

const search = { title: 'Cooling', description: 'Fans and radiators.' };

describe('what search engines and messengers are told of a page', () => {
  it('is its title with the shop’s name, its description and its one address', () => {
    expect(pageMetadata('/cooling/', search)).toMatchObject({
      title: `Cooling | ${settings.companyName}`,
      description: search.description,
      alternates: { canonical: `${settings.siteUrl}/cooling/` },
    });
  });

  it('is the same where a link is shared, with a picture of a stated size', () => {
    const { title, openGraph, twitter } = pageMetadata('/cooling/', search);
    const shared = { title, description: search.description };
    const images = [{ url: shareImage('/cooling/'), width: 1200, height: 630, alt: search.title }];
    expect(openGraph).toEqual({
      type: 'website',
      locale: 'en_GB',
      siteName: settings.companyName,
      url: `${settings.siteUrl}/cooling/`,
      ...shared,
      images,
    });
    expect(twitter).toEqual({ card: 'summary_large_image', ...shared, images });
  });

  it.each([
    ['/', '/share/home.jpg'],
    ['/about/', '/share/about.jpg'],
  ])('names the picture of %s as %s', (path, picture) => {
    expect(shareImage(path)).toBe(`${settings.siteUrl}${picture}`);
  });

  it('names the shop everywhere, and keeps phones from calling part numbers', () => {
    expect(siteMetadata).toEqual({
      metadataBase: new URL(`${settings.siteUrl}/`),
      title: settings.companyName,
      applicationName: settings.companyName,
      formatDetection: { telephone: false },
    });
  });
});
