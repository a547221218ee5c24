import type { MetadataRoute } from 'next';
import { company } from '@/data/shop/company';
import { home } from '@/data/shop/home';
import { settings } from '@/lib/site/settings';

export const dynamic = 'force-static';

/** The web app manifest: a phone can install the site with its name and icon. */
export default function manifest(): MetadataRoute.Manifest {
  const { basePath } = settings;
  return {
    name: company.name,
    short_name: company.name,
    description: home.metadata.description,
    start_url: `${basePath}/`,
    display: 'browser',
    background_color: '#f1f4f6',
    theme_color: '#ffffff',
    icons: [
      { src: `${basePath}/icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${basePath}/icon-512.png`, sizes: '512x512', type: 'image/png' },
    ],
  };
}
