import { handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { inviteAll, inviteClockJob, inviteJob, runInviteClock } from './invite.server.ts'

export const nextYearJobs: JobHandler<Services>[] = [
  handleJob(inviteJob, async (services: Services, { taxYear }) => {
    const invited = await inviteAll(services, taxYear)
    if (invited > 0) services.log.info({ invited, taxYear }, 'clients of last year were invited')
  }),
  handleJob(inviteClockJob, (services: Services) => runInviteClock(services)),
]
