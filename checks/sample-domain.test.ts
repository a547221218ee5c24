import { isSampleDomain } from './sample-domain';

it.each(['localhost', '127.0.0.1', 'shop.example', 'example.com', 'www.Example.org', 'a.test'])(
  '%s is a sample domain',
  (hostname) => {
    expect(isSampleDomain(hostname)).toBe(true);
  },
);

it.each(['acme-pc.co.uk', 'myexample.com', 'example.com.au'])('%s is public', (hostname) => {
  expect(isSampleDomain(hostname)).toBe(false);
});
