import type { World } from '#test/world.ts'

/** The kinds of jobs about news that wait. */
export async function jobsOfNews({ pool }: World): Promise<string[]> {
  const { rows } = await pool.query(
    "select task_identifier from graphile_worker.jobs where task_identifier like 'news-%'",
  )
  return rows.map((row) => row.task_identifier)
}
