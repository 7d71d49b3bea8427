import type { JobOpening } from '#content/pages/careers.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { publishedContentItems } from '#publishing/editor/items/published.server.ts'
import type { PublishedContentItem } from '#publishing/editor/items/published-content-item.server.ts'
import { openingsOn } from './positions.ts'

export async function listOpenings(services: Pick<Services, 'db' | 'log' | 'now'>): Promise<JobOpening[]> {
  const entries = await publishedContentItems(services, 'position')
  return openingsOn(entries.map(openingOf), swissDay(services.now()))
}

export function openingOf({ slug, title, fields }: PublishedContentItem<'position'>): JobOpening {
  return { id: slug, title, ...fields }
}
