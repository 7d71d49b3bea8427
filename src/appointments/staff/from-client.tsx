import * as appointmentStaffTexts from '#appointments/staff/locales/en.ts'
import { Attachments } from '#cases/ui/attachments.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { t } from '#platform/texts.ts'
import type { StaffAppointment } from './load-appointment.server.ts'

const copy = () => t(appointmentStaffTexts.fromClient)

export function FromClient({ view, isDense }: { view: StaffAppointment; isDense?: boolean }) {
  const { appointment, files, mayOpenCase } = view
  if (!appointment.preparation && files.length === 0) return null
  const content = (
    <>
      {appointment.preparation && (
        <p className={isDense ? 'message-body t14 mt-8' : 'message-body mt-8'}>{appointment.preparation}</p>
      )}
      {mayOpenCase ? (
        <Attachments attachments={files} attachedTo={appointment.id} pathOf={(id) => `/admin/documents/${id}`} />
      ) : (
        files.length > 0 && <p className="soft t14 mt-8">{files.map(({ filename }) => filename).join(', ')}</p>
      )}
    </>
  )
  if (!isDense) return <Panel title={copy().fromClient}>{content}</Panel>
  return (
    <section>
      <h3 className="t16">{copy().fromClient}</h3>
      {content}
    </section>
  )
}
