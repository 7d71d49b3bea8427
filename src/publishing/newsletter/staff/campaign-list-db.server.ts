import { sql } from 'kysely'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { has } from '#admin/lists/parts-db.server.ts'
import { listCampaignsById } from '#publishing/newsletter/campaigns/campaign-db.server.ts'
import { countDeliveries } from '#publishing/newsletter/campaigns/delivery-db.server.ts'
import type { CampaignRow, campaignList } from './campaign-list.tsx'

type Name = keyof typeof campaignList.filters
type Sort = keyof typeof campaignList.sorts

export const campaignSource: ListSource<CampaignRow, Name, Sort> = {
  from: sql`campaigns c`,
  id: { by: sql`c.id`, type: 'uuid' },
  where: {
    q: (text) => has('c.subject', text),
    state: (state) => sql`c.state = ${state}`,
  },
  sorts: { changed: { by: sql`c.updated_at`, type: 'timestamptz' } },
  rows: async (db, ids) => {
    const numbers = await countDeliveries(db, ids)
    return (await listCampaignsById(db, ids)).map(({ id, subject, kind, state, updatedAt }) => {
      const of = numbers.get(id)
      const { total = 0, sent = 0, refused = 0, bounced = 0, complained = 0, unsubscribed = 0 } = of ?? {}
      return { ...{ id, subject, kind, state, at: updatedAt }, total, sent, refused, bounced, complained, unsubscribed }
    })
  },
  idOf: ({ id }) => id,
}
