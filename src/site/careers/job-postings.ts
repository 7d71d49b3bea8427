import { company } from '#company/company.ts'
import type { JobOpening } from '#content/pages/careers.ts'
import { jobPosting, type StructuredData } from '#platform/http/structured-data.ts'

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
