import { feedBroken } from '#news/events.ts'
import type { Event } from '#platform/events/event.ts'
import { publish } from '#platform/events/events.server.ts'
import { fileInfected } from '#platform/files/events.ts'
import { removeInfected } from '#platform/files/scan-file.server.ts'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { orderPaid } from '#shop/events.ts'

/** Jobs of versions without events may still be queued by an old build. Remove after February 2027. */
export const earlierJobs: JobHandler<Services>[] = [
  asEvent('order-paid', orderPaid),
  asEvent('file-infected', fileInfected),
  asEvent('news-feed-broken', feedBroken),
  ...['case-moved', 'document-accepted'].map(unheard),
  handleJob(
    defineJob('remove-infected', fileInfected.payload),
    (services: Services, { fileId }) => removeInfected(services, fileId),
    'files',
  ),
]

/** Events that used to be published without listeners. */
function unheard(event: string): JobHandler<Services> {
  return { name: `event:${event}`, run: () => Promise.resolve() }
}

function asEvent<Payload>(name: string, event: Event<Payload>): JobHandler<Services> {
  return handleJob(defineJob(name, event.payload), ({ db }: Services, payload) =>
    db.transaction().execute((tx) => publish(tx, event, payload)),
  )
}
