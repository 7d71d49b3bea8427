import type { Event } from '#platform/events/event.ts'
import { dispatchOf } from '#platform/events/events.server.ts'
import type { World } from './world.ts'

export async function listNotified<Payload>({ pool }: World, event: Event<Payload>): Promise<Payload[]> {
  const { rows } = await pool.query(
    `select job.payload from graphile_worker._private_jobs job join graphile_worker._private_tasks task
     on task.id = job.task_id where task.identifier = $1 order by job.id`,
    [dispatchOf(event).name],
  )
  return rows.map(({ payload }) => event.payload.parse(payload))
}
