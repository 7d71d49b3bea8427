import type { JobOpening } from '#content/pages/careers.ts'
import { publishedEntries } from '#editorial/published.server.ts'
import type { PublishedEntry } from '#editorial/published-entry.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { openingsOn } from './positions.ts'

/** The openings that the public reads and can still apply for, in their order. */
export async function listOpenings(services: Pick<Services, 'db' | 'log' | 'now'>): Promise<JobOpening[]> {
  const entries = await publishedEntries(services, 'position')
  return openingsOn(entries.map(openingOf), swissDay(services.now()))
}

export function openingOf({ slug, title, fields }: PublishedEntry<'position'>): JobOpening {
  return { id: slug, title, ...fields }
}
