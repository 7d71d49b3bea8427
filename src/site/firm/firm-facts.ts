import { company } from '#content/company.ts'
import type { Site } from '#web/page-meta.ts'

/** The firm as search engines are told of it. Facts that are still placeholders are left out. */
export function firmFacts(site: Site) {
  const { address, phone, email, hours, coordinates } = company
  const real = (fact: { value: string; isPlaceholder: boolean }) => (fact.isPlaceholder ? undefined : fact.value)
  return {
    name: site.name,
    url: site.url,
    description: company.focus,
    phone: real(phone),
    email: real(email),
    street: real(address.street),
    postcode: address.postcode.value,
    city: address.city.value,
    region: address.canton.value,
    countryCode: address.countryCode.value,
    ...(coordinates.isPlaceholder ? {} : { latitude: coordinates.latitude, longitude: coordinates.longitude }),
    opens: { days: hours.days, from: hours.opens, to: hours.closes },
    priceRange: 'CHF 90–799',
    languages: ['en', 'de', 'fr'],
    elsewhere: company.socialLinks.filter(({ isPlaceholder }) => !isPlaceholder).map(({ href }) => href),
  }
}
