import { company } from '#company/company.ts'
import type { FactName } from '#company/facts.ts'
import { firmWords } from '#content/firm-words.ts'
import type { Site } from '#platform/http/page-meta.ts'

export function firmFacts(site: Site) {
  const { address, phone, email, hours, coordinates, socialLinks, placeholders } = company()
  const isReal = (name: FactName) => !placeholders.includes(name)
  return {
    name: site.name,
    url: site.url,
    description: firmWords.focus,
    phone: isReal('phone') ? phone : undefined,
    email: isReal('email') ? email : undefined,
    street: isReal('street') ? address.street : undefined,
    postcode: address.postcode,
    city: address.town,
    region: address.canton,
    countryCode: address.countryCode,
    ...(isReal('latitude') && isReal('longitude') ? coordinates : {}),
    opens: hours.week.map(({ days, opens, closes }) => ({ days, from: opens, to: closes })),
    priceRange: 'CHF 90–799',
    languages: ['en', 'de', 'fr'],
    elsewhere: socialLinks.filter(({ fact }) => isReal(fact)).map(({ href }) => href),
  }
}
