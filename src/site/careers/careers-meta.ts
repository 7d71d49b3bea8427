import { company } from '#company/company.ts'
import { careers, type JobOpening } from '#content/pages/careers.ts'
import type { PageMeta } from '#content/pages/parts.ts'
import { jobPosting, type StructuredData } from '#platform/http/structured-data.ts'
import { listed } from '#platform/intl-words.ts'
import { capitalized, numberInWords } from '#platform/text/number-in-words.ts'

export function careersMeta(titles: readonly string[]): PageMeta {
  const howMany = `${capitalized(numberInWords(titles.length))} ${titles.length === 1 ? 'opening' : 'openings'}`
  return {
    title: careers.metaTitle,
    description: titles.length > 0 ? careers.openingsText(howMany, listed(titles)) : careers.noOpeningsText,
  }
}

export function jobPostings(site: { name: string; url: string }, openings: readonly JobOpening[]): StructuredData[] {
  const { town, postcode, canton, countryCode } = company().address
  return openings.map((job) => ({
    ...jobPosting(site, {
      ...job,
      descriptionHtml: descriptionOf(job),
      isFullTime: job.type === 'Full-time',
      isRemote: job.remote,
      city: town,
      postcode,
      region: canton,
      countryCode,
    }),
    directApply: true,
  }))
}

function descriptionOf({ description, responsibilities, requirements }: JobOpening): string {
  const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
  return `<p>${description}</p>${list(responsibilities)}${list(requirements)}`
}
