import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { deleteExpiredHolds } from './booking/hold-db.server.ts'
import { remindOfAppointments } from './booking/notify-guests.server.ts'

export const appointmentClockJob = defineJob('appointment-clock', z.unknown())

export const appointmentJobs: JobHandler<Services>[] = [
  handleJob(appointmentClockJob, async (services: Services) => {
    await remindOfAppointments(services)
    await deleteExpiredHolds(services.db, services.now())
  }),
]
