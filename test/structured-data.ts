import { z } from 'zod'

// Lists the properties that Google requires, and the recommended ones that we can state truthfully.

const url = z.string().regex(/^https?:\/\/[^/\s]+\/\S*$/)
const text = z.string().trim().min(1)
const day = z.iso.date()
const instant = z.union([day, z.iso.datetime()])
const context = { '@context': z.literal('https://schema.org') }
const picture = z.string().regex(/^https?:\/\/\S+\.(png|jpe?g|webp|svg)$/)

const publisher = z.strictObject({ '@type': z.literal('Organization'), name: text, url, logo: picture })

const postalAddress = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text.optional(),
  postalCode: z.string().regex(/^\d{4}$/),
  addressLocality: text,
  addressRegion: text,
  addressCountry: z.string().regex(/^[A-Z]{2}$/),
})

const webSite = z.strictObject({
  ...context,
  '@type': z.literal('WebSite'),
  '@id': url,
  name: text,
  url,
  inLanguage: z.literal('en'),
  publisher: z.strictObject({ '@id': url }),
})

const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const accountingService = z.strictObject({
  ...context,
  '@type': z.literal('AccountingService'),
  '@id': url,
  name: text,
  url,
  description: text,
  image: picture,
  logo: picture,
  telephone: text.optional(),
  email: z.email().optional(),
  priceRange: text.max(99),
  knowsLanguage: z.array(text).min(1),
  sameAs: z.array(url).min(1).optional(),
  address: postalAddress,
  geo: z.strictObject({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() }).optional(),
  openingHoursSpecification: z.array(
    z.strictObject({
      '@type': z.literal('OpeningHoursSpecification'),
      dayOfWeek: z.array(weekday).min(1),
      opens: clock,
      closes: clock,
    }),
  ),
})

const amount = z.string().regex(/^\d+\.\d{2}$/)
const offerFacts = {
  url,
  priceCurrency: z.literal('CHF'),
  availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
  seller: z.strictObject({ '@type': z.literal('AccountingService'), '@id': url, name: text }),
}
const offer = z.discriminatedUnion('@type', [
  z.strictObject({ '@type': z.literal('Offer'), price: amount, ...offerFacts }),
  z.strictObject({
    '@type': z.literal('AggregateOffer'),
    lowPrice: amount,
    highPrice: amount,
    offerCount: z.number().int().min(2),
    ...offerFacts,
  }),
])
const product = z.strictObject({
  ...context,
  '@type': z.literal('Product'),
  name: text,
  description: text,
  sku: text.optional(),
  image: z.array(picture).min(1),
  brand: z.strictObject({ '@type': z.literal('Brand'), name: text }),
  offers: offer,
})

const articleFacts = {
  ...context,
  mainEntityOfPage: url,
  url,
  headline: text.max(110),
  description: text,
  datePublished: instant,
  dateModified: instant,
  articleSection: text,
  keywords: text.optional(),
  inLanguage: text,
  image: z.array(picture).min(1),
  author: z.strictObject({ '@type': z.enum(['Organization', 'Person']), name: text, url }),
  publisher,
}
const inOrder = ({ datePublished, dateModified }: { datePublished: string; dateModified: string }) =>
  datePublished <= dateModified
const article = z.strictObject({ '@type': z.literal('Article'), ...articleFacts }).refine(inOrder)
const newsArticle = z
  .strictObject({ '@type': z.literal('NewsArticle'), ...articleFacts, isBasedOn: z.url() })
  .refine(inOrder)

const faqPage = z.strictObject({
  ...context,
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
      }),
    )
    .min(1),
})

const breadcrumbList = z
  .strictObject({
    ...context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.number().int(), name: text, item: url }))
      .min(2),
  })
  .refine(({ itemListElement }) => itemListElement.every(({ position }, at) => position === at + 1))

const jobPosting = z.strictObject({
  ...context,
  '@type': z.literal('JobPosting'),
  identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: text, value: text }),
  title: text,
  description: z.string().regex(/^<p>.+<\/(p|ul)>$/s),
  datePosted: day,
  validThrough: instant,
  employmentType: z.enum(['FULL_TIME', 'PART_TIME']),
  hiringOrganization: publisher.extend({ sameAs: url }),
  directApply: z.boolean(),
  jobLocation: z.strictObject({ '@type': z.literal('Place'), address: postalAddress }),
  jobLocationType: z.literal('TELECOMMUTE').optional(),
  applicantLocationRequirements: z.strictObject({ '@type': z.literal('Country'), name: text }).optional(),
})

const kinds = {
  WebSite: webSite,
  AccountingService: accountingService,
  Product: product,
  Article: article,
  NewsArticle: newsArticle,
  FAQPage: faqPage,
  BreadcrumbList: breadcrumbList,
  JobPosting: jobPosting,
}

export type FoundData = { '@type': string } & Record<string, unknown>

export function structuredDataIn(html: string): FoundData[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )
}

export function errorIn(found: FoundData): string | null {
  const kind = Object.entries(kinds).find(([name]) => name === found['@type'])
  if (!kind) return `nobody knows the kind ${found['@type']}`
  const { error } = kind[1].safeParse(found)
  return error ? z.prettifyError(error) : null
}
