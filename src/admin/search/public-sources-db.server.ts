import { sql } from 'kysely'
import { isNumber } from '#admin/lists/parts-db.server.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { t } from '#platform/texts.ts'
import type { ContentItemKind, ContentItemState } from '#publishing/editor/items/content-item.ts'
import { stateBadge } from '#publishing/editor/staff/content-item-errors.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import { positionLabel } from '#site/careers/positions.ts'
import { listApplicationsByNumber } from '#site/careers/staff/application-list-db.server.ts'
import { topicLabel } from '#site/contact/lead.ts'
import { listLeadsByNumber } from '#site/contact/lead-db.server.ts'
import { leadStateBadge } from '#site/contact/staff/enquiry-errors.ts'
import type { SearchSource } from './search-source.ts'

const contentSourceDbCopy = () => t(adminTexts.contentSourceDb)

export const contentSource: SearchSource = {
  group: 'content',
  right: 'content.write',
  from: sql`content_items e join content_item_versions v on v.content_item_id = e.id and v.number = e.version`,
  id: sql`e.id`,
  text: sql`searchable(v.title || ' ' || e.slug)`,
  age: sql`v.created_at`,
  only: () => sql`true`,
  forgives: true,
  rows: async (tx, ids) => {
    const rows = await tx
      .selectFrom('contentItems as e')
      .innerJoin('contentItemVersions as v', (on) =>
        on.onRef('v.contentItemId', '=', 'e.id').onRef('v.number', '=', 'e.version'),
      )
      .select(['e.id', 'e.kind', 'e.state', 'e.slug', 'v.title'])
      .where('e.id', 'in', ids)
      .execute()
    return rows.map(({ id, kind, state, slug, title }) => ({
      ...{ id, to: `/admin/content/${id}`, title: title || contentSourceDbCopy().untitled },
      about: `${t(publishingStaffTexts.content).kinds[kind as ContentItemKind].one}, ${slug}`,
      mark: stateBadge(state as ContentItemState).label,
    }))
  },
}

const copy = () => t(adminTexts.publicSourcesDb)

export const enquirySource: SearchSource = {
  group: 'enquiries',
  right: 'lead.read',
  from: sql`leads l`,
  id: sql`l.number`,
  text: sql`searchable(l.name || ' ' || l.email || ' ' || coalesce(l.subject, ''))`,
  age: sql`l.created_at`,
  only: () => sql`l.state <> 'spam'`,
  exact: ({ text }) => isNumber('l.number', text),
  forgives: true,
  rows: async (tx, numbers) =>
    (await listLeadsByNumber(tx, numbers.map(Number))).map(
      ({ number, name, email, topic, subject, message, state }) => ({
        ...{ id: String(number), to: `/admin/contacts/${number}`, title: copy().enquiry(name, number), text: message },
        about: [email, subject, topicLabel(topic)].filter(Boolean).join(', '),
        mark: leadStateBadge(state).label,
      }),
    ),
}

export const questionSource: SearchSource = {
  ...enquirySource,
  text: sql`searchable(l.message)`,
  exact: () => null,
  forgives: false,
}

export const applicationSource: SearchSource = {
  group: 'applications',
  right: 'application.read',
  from: sql`job_applications a`,
  id: sql`a.number`,
  text: sql`a.search_text`,
  age: sql`a.created_at`,
  only: () => sql`not a.is_spam`,
  exact: ({ text }) => isNumber('a.number', text),
  forgives: true,
  rows: async (tx, numbers) =>
    (await listApplicationsByNumber(tx, numbers.map(Number))).map(({ number, name, email, ...applied }) => ({
      ...{ id: String(number), to: `/admin/applications/${number}`, title: copy().application(name, number) },
      about: [email, positionLabel(applied)].join(', '),
    })),
}
