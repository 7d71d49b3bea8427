import { describe, expect, test } from 'vitest'
import { accountingService, article, breadcrumbs, faqPage, jobPosting, jsonLd, product } from './structured-data.ts'

const site = { name: 'The Firm', url: 'https://firm.example' }
const only = (...objects: Parameters<typeof jsonLd>) => {
  const [entry] = jsonLd(...objects)
  return entry && 'script:ld+json' in entry ? entry['script:ld+json'] : undefined
}

const facts = {
  path: '/product/basic',
  name: 'Basic',
  description: 'One return.',
  imagePaths: ['/pictures/sheets/basic.svg'],
  currency: 'chf',
  isAvailable: true,
}

describe('firm and products', () => {
  test('missing facts are omitted at every level', () => {
    const firm = only(
      accountingService({
        name: 'The Firm',
        url: site.url,
        description: 'Returns.',
        phone: undefined,
        postcode: '2502',
        city: 'Biel/Bienne',
        region: 'Bern',
        countryCode: 'CH',
        opens: [{ days: ['Monday'], from: '09:00', to: '18:00' }],
      }),
    )
    expect(firm).toEqual({
      '@context': 'https://schema.org',
      '@type': 'AccountingService',
      '@id': 'https://firm.example/#firm',
      name: 'The Firm',
      url: 'https://firm.example/',
      description: 'Returns.',
      image: 'https://firm.example/social/page/home.png',
      logo: 'https://firm.example/icons/icon-512.png',
      address: {
        '@type': 'PostalAddress',
        postalCode: '2502',
        addressLocality: 'Biel/Bienne',
        addressRegion: 'Bern',
        addressCountry: 'CH',
      },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday'],
          opens: '09:00',
          closes: '18:00',
        },
      ],
    })
  })

  test.each([
    [[29900, 29900], { '@type': 'Offer', price: '299.00' }],
    [[15000, 27050], { '@type': 'AggregateOffer', lowPrice: '150.00', highPrice: '270.50', offerCount: 2 }],
  ])('variants of %j cents become the offer %j', (variantCents, offer) => {
    expect(only(product(site, { ...facts, variantCents }))).toMatchObject({
      '@type': 'Product',
      image: ['https://firm.example/pictures/sheets/basic.svg'],
      offers: { ...offer, priceCurrency: 'CHF', availability: 'https://schema.org/InStock' },
    })
  })

  test('a product without variants has no offer, one out of stock is marked', () => {
    expect(only(product(site, { ...facts, variantCents: [] }))).not.toHaveProperty('offers')
    expect(only(product(site, { ...facts, variantCents: [1], isAvailable: false }))).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    })
  })
})

describe('content and jobs', () => {
  test.each([
    [undefined, '2026-11-01'],
    ['2026-10-01', '2026-11-01'],
    ['2026-12-24', '2026-12-24'],
  ])('an article changed on %s has author, dates and absolute URLs', (changedOn, dateModified) => {
    const found = only(
      article(site, {
        changedOn,
        path: '/blog/a',
        title: 'A',
        summary: 'S',
        author: 'The Firm',
        publishedOn: '2026-11-01',
        section: 'Tax Basics',
        tags: ['x', 'y'],
        imagePath: '/social/blog/a.png',
      }),
    )
    expect(found).toMatchObject({
      '@type': 'Article',
      headline: 'A',
      url: 'https://firm.example/blog/a',
      keywords: 'x, y',
      image: ['https://firm.example/social/blog/a.png'],
      datePublished: '2026-11-01',
      dateModified,
    })
  })

  test('questions become a FAQ page, and no questions none', () => {
    expect(only(faqPage([{ question: 'Q?', answer: ['One.', 'Two.'] }]))).toMatchObject({
      mainEntity: [{ name: 'Q?', acceptedAnswer: { text: 'One.\n\nTwo.' } }],
    })
    expect(jsonLd(faqPage([]))).toEqual([])
  })

  test('breadcrumbs start at the home page and are numbered', () => {
    expect(only(breadcrumbs(site, [{ name: 'Blog', path: '/blog' }]))).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://firm.example/' },
        { position: 2, name: 'Blog', item: 'https://firm.example/blog' },
      ],
    })
  })

  test('a remote job states its country, an on-site one does not', () => {
    const job = {
      id: 'j',
      title: 'J',
      descriptionHtml: '<p>J</p>',
      isFullTime: false,
      postedOn: '2026-11-02',
      validThrough: '2027-02-28',
      isRemote: true,
      city: 'Biel/Bienne',
      postcode: '2502',
      region: 'Bern',
      countryCode: 'CH',
    }
    expect(only(jobPosting(site, job))).toMatchObject({ employmentType: 'PART_TIME', jobLocationType: 'TELECOMMUTE' })
    expect(only(jobPosting(site, { ...job, isRemote: false }))).not.toHaveProperty('jobLocationType')
  })
})
