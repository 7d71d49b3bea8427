import type { MetaDescriptor } from 'react-router'

// Builds schema.org objects for search engines. URLs are absolute; unknown facts are omitted.

export type StructuredData = { '@type': string } & Record<string, unknown>

export function jsonLd(...objects: (StructuredData | null)[]): MetaDescriptor[] {
  return objects.flatMap((object) =>
    object ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...withoutGaps(object) } }] : [],
  )
}

type Site = { name: string; url: string }

export function webSite(site: Site): StructuredData {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#site`,
    name: site.name,
    url: `${site.url}/`,
    inLanguage: 'en',
    publisher: { '@id': `${site.url}/#firm` },
  }
}

function organization(site: Site): StructuredData {
  return { '@type': 'Organization', name: site.name, url: `${site.url}/`, logo: `${site.url}/icons/icon-512.png` }
}

export function accountingService(firm: {
  name: string
  url: string
  description: string
  phone?: string
  email?: string
  street?: string
  postcode: string
  city: string
  region: string
  countryCode: string
  latitude?: number
  longitude?: number
  opens: readonly { days: readonly string[]; from: string; to: string }[]
  priceRange?: string
  languages?: readonly string[]
  elsewhere?: readonly string[]
}): StructuredData {
  return {
    '@type': 'AccountingService',
    '@id': `${firm.url}/#firm`,
    name: firm.name,
    url: `${firm.url}/`,
    description: firm.description,
    image: `${firm.url}/social/page/home.png`,
    logo: `${firm.url}/icons/icon-512.png`,
    telephone: firm.phone,
    email: firm.email,
    priceRange: firm.priceRange,
    knowsLanguage: firm.languages,
    sameAs: firm.elsewhere?.length ? firm.elsewhere : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: firm.street,
      postalCode: firm.postcode,
      addressLocality: firm.city,
      addressRegion: firm.region,
      addressCountry: firm.countryCode,
    },
    geo:
      firm.latitude === undefined || firm.longitude === undefined
        ? undefined
        : { '@type': 'GeoCoordinates', latitude: firm.latitude, longitude: firm.longitude },
    openingHoursSpecification: firm.opens.map(({ days, from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens: from,
      closes: to,
    })),
  }
}

export function product(
  site: Site,
  facts: {
    path: string
    name: string
    description: string
    imagePaths: readonly string[]
    sku?: string | null
    currency: string
    variantCents: readonly number[]
    isAvailable: boolean
  },
): StructuredData {
  const url = site.url + facts.path
  const low = Math.min(...facts.variantCents)
  const high = Math.max(...facts.variantCents)
  const common = {
    url,
    priceCurrency: facts.currency.toUpperCase(),
    availability: `https://schema.org/${facts.isAvailable ? 'InStock' : 'OutOfStock'}`,
    seller: { '@type': 'AccountingService', '@id': `${site.url}/#firm`, name: site.name },
  }
  return {
    '@type': 'Product',
    name: facts.name,
    description: facts.description,
    sku: facts.sku ?? undefined,
    image: facts.imagePaths.map((path) => site.url + path),
    brand: { '@type': 'Brand', name: site.name },
    offers:
      facts.variantCents.length === 0
        ? undefined
        : low === high
          ? { '@type': 'Offer', price: francs(low), ...common }
          : {
              '@type': 'AggregateOffer',
              lowPrice: francs(low),
              highPrice: francs(high),
              offerCount: facts.variantCents.length,
              ...common,
            },
  }
}

export function article(
  site: Site,
  facts: {
    path: string
    title: string
    summary: string
    author: string
    publishedOn: string
    changedOn?: string
    section: string
    tags: readonly string[]
    imagePath: string
  },
): StructuredData {
  const url = site.url + facts.path
  return {
    '@type': 'Article',
    mainEntityOfPage: url,
    url,
    headline: facts.title,
    description: facts.summary,
    datePublished: facts.publishedOn,
    // If the article was last changed before its publication, the date of publication is stated as its last
    // modification.
    dateModified: facts.changedOn && facts.changedOn > facts.publishedOn ? facts.changedOn : facts.publishedOn,
    articleSection: facts.section,
    keywords: facts.tags.join(', '),
    inLanguage: 'en',
    image: [site.url + facts.imagePath],
    author: { '@type': 'Organization', name: facts.author, url: `${site.url}/about` },
    publisher: organization(site),
  }
}

export function faqPage(items: readonly { question: string; answer: readonly string[] }[]): StructuredData | null {
  if (items.length === 0) return null
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
    })),
  }
}

export function breadcrumbs(site: { url: string }, trail: readonly { name: string; path: string }[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: site.url + path,
    })),
  }
}

export function jobPosting(
  site: Site,
  job: {
    id: string
    title: string
    descriptionHtml: string
    isFullTime: boolean
    postedOn: string
    validThrough: string
    isRemote: boolean
    city: string
    postcode: string
    region: string
    countryCode: string
  },
): StructuredData {
  return {
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: site.name, value: job.id },
    title: job.title,
    description: job.descriptionHtml,
    datePosted: job.postedOn,
    validThrough: job.validThrough,
    employmentType: job.isFullTime ? 'FULL_TIME' : 'PART_TIME',
    hiringOrganization: { ...organization(site), sameAs: `${site.url}/` },
    directApply: false,
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        postalCode: job.postcode,
        addressLocality: job.city,
        addressRegion: job.region,
        addressCountry: job.countryCode,
      },
    },
    jobLocationType: job.isRemote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: job.isRemote ? { '@type': 'Country', name: job.countryCode } : undefined,
  }
}

function francs(cents: number): string {
  return (cents / 100).toFixed(2)
}

function withoutGaps(value: unknown): object {
  return Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([key, part]) => {
      if (part === undefined || part === null || part === '') return []
      const isPlain = typeof part === 'object' && !Array.isArray(part)
      return [[key, isPlain ? withoutGaps(part) : part]]
    }),
  )
}
