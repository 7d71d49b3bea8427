import { expect, test } from 'vitest'
import { prepareAppointment } from '#appointments/booking/prepare-appointment.server.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { loader as staffAppointment } from '#appointments/staff/appointment-page.tsx'
import { listDocumentsOf } from '#cases/documents/document-db.server.ts'
import { bringsFiles } from '#platform/http/body-error.ts'
import { argsFor, outcomeOf as staffOutcome } from '#test/admin/admin-context.ts'
import { anAppointment, aTalkingCase, thursday } from '#test/appointments/bookings.ts'
import { aCase, actorOf, aDocument } from '#test/cases.ts'
import { argsOf, outcomeOf, posted, postedFiles } from '#test/portal/portal.ts'
import { newWorld } from '#test/world.ts'
import * as one from './appointment-page.tsx'

const pdf = (name: string, text = name) => new File([`%PDF-1.4\n${text}\n%%EOF`], name)

async function anAppointmentToPrepare() {
  const world = await newWorld()
  const found = await aTalkingCase(world)
  const { id } = await anAppointment(world, found)
  const path = `/client-portal/appointments/${id}`
  const visit = (init?: RequestInit, person = found.client) =>
    argsOf(world, path, { person, params: { appointmentId: id }, ...(init ? { init } : {}) })
  const files = async () =>
    ((await outcomeOf(one.loader, visit())).data as { files: { id: string; filename: string }[] }).files
  return { world, found, id, path, visit, files }
}

test('files for an appointment become documents of its case, once even if sent repeatedly', async () => {
  const { world, found, id, path, visit, files } = await anAppointmentToPrepare()
  const send = () => outcomeOf(one.action, visit(postedFiles([pdf('statement.pdf')], { preparation: 'See page 2' })))
  expect((await send()).location).toBe(`${path}?note=prepared`)
  expect((await send()).status).toBe(303)
  expect(await files()).toMatchObject([{ filename: 'statement.pdf', state: 'received' }])
  expect(await listDocumentsOf(world.db, found.client.id)).toMatchObject([{ caseId: found.id, kind: 'from_client' }])
  const staff = await staffOutcome(
    staffAppointment(argsFor(world, found.adviser, { path: `/admin/calendar/${id}`, params: { appointmentId: id } })),
  )
  expect(staff.data).toMatchObject({
    files: [{ filename: 'statement.pdf' }],
    mayOpenCase: true,
    appointment: { preparation: 'See page 2' },
  })
  const [file] = await files()
  expect((await outcomeOf(one.action, visit(posted({ takeOff: file?.id ?? '' })))).location).toBe(
    `${path}?note=file-off`,
  )
  expect(await files()).toEqual([])
  expect(await listDocumentsOf(world.db, found.client.id)).toHaveLength(1)
  expect(bringsFiles(path, new Headers({ 'Content-Type': 'multipart/form-data; boundary=x' }))).toBe(true)
})

test('a refused file returns the text and the other files, which can then be sent again', async () => {
  const { world, found, visit, files } = await anAppointmentToPrepare()
  const both = [pdf('good.pdf'), new File(['MZ program'], 'bad.exe')]
  const refused = await outcomeOf(one.action, visit(postedFiles(both, { preparation: 'Two files' })))
  expect(refused).toMatchObject({
    status: 415,
    data: { text: 'Two files', sentence: expect.stringContaining('bad.exe'), attached: [{ filename: 'good.pdf' }] },
  })
  expect(await files()).toEqual([])
  expect(await listDocumentsOf(world.db, found.client.id)).toEqual([])
  const [saved] = (refused.data as { attached: { id: string; filename: string }[] }).attached
  const again = posted({ preparation: 'Two files', attached: `${saved?.id} ${saved?.filename}` })
  expect((await outcomeOf(one.action, visit(again))).status).toBe(303)
  expect(await files()).toMatchObject([{ filename: 'good.pdf' }])
})

test('files cannot be added to appointments of others, nor documents of another case', async () => {
  const { world, found, id, visit, files } = await anAppointmentToPrepare()
  const stranger = await aCase(world)
  const sent = postedFiles([pdf('mine.pdf')], { preparation: 'x' })
  expect((await outcomeOf(one.action, visit(sent, stranger.client))).status).toBe(404)
  expect((await outcomeOf(one.action, visit(posted({ takeOff: 'x' }), stranger.client))).status).toBe(404)
  expect(await listDocumentsOf(world.db, stranger.client.id)).toEqual([])
  const theirs = await aDocument(world, stranger)
  const other = await aDocument(world, await aCase(world, { client: found.client }))
  for (const documentId of [theirs.id, other.id]) {
    const requested = { id, actor: actorOf(found.client), text: '', fileIds: [documentId] }
    expect(await prepareAppointment(world, requested)).toEqual({ ok: false, reason: 'unknown-file' })
    const row = { appointmentId: id, documentId, caseId: found.id, addedAt: world.now(), filename: 'x.pdf' }
    await expect(world.db.insertInto('appointmentDocuments').values(row).execute()).rejects.toThrow()
  }
  expect(await files()).toEqual([])
})

test('an appointment without a case accepts text but no files', async () => {
  const world = await newWorld()
  const { client } = await aCase(world)
  const row = {
    title: appointmentTexts.appointments.kinds['first-talk'].name,
    kind: 'first-talk',
    clientId: client.id,
    durationMinutes: 30,
  }
  const { id } = await world.db
    .insertInto('appointments')
    .values({ ...row, startsAt: thursday, meetingType: 'phone' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const params = { appointmentId: id }
  const visit = (init: RequestInit) =>
    argsOf(world, `/client-portal/appointments/${id}`, { person: client, params, init })
  const refused = await outcomeOf(one.action, visit(postedFiles([pdf('a.pdf')], { preparation: 'x' })))
  expect(refused).toMatchObject({ status: 422, data: { sentence: expect.stringContaining('a.pdf') } })
  expect((await outcomeOf(one.action, visit(posted({ preparation: 'x' })))).status).toBe(303)
})
