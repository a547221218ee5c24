/** The settings of the build in .sub-path/: each of the five, with characters that need encoding. */
export const SUB_PATH_SETTINGS = {
  NEXT_PUBLIC_COMPANY_NAME: 'Acme & Söns 100% PC',
  NEXT_PUBLIC_COMPANY_EMAIL: 'sales+quotes@acme.example',
  NEXT_PUBLIC_SITE_URL: 'https://www.acme.example',
  NEXT_PUBLIC_BASE_PATH: '/shop',
  NEXT_PUBLIC_IMAGE_HOST: 'https://photos.example',
} as const;
