import { Form } from 'react-router'
import type { OwnAppointment } from '#appointments/view-own.server.ts'
import { acceptedFiles } from '#cases/documents/client/uploads/upload-line.ts'
import type { Attachment } from '#cases/messages/attachment-db.server.ts'
import { AttachField } from '#cases/ui/attach-field.tsx'
import { Attachments } from '#cases/ui/attachments.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextArea } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import type { PrepareAnswer } from './prepare-own.server.ts'

type Props = { appointment: OwnAppointment; files: readonly Attachment[]; answer: PrepareAnswer | undefined }

export function PreparePanel({ appointment, files, answer }: Props) {
  const takesFiles = appointment.isOpen && appointment.caseId !== null
  return (
    <Panel title="To prepare">
      <Form method="post" className="stack mt-8" encType={takesFiles ? 'multipart/form-data' : undefined}>
        <Field
          name="preparation"
          label="For your adviser"
          hint="Questions, and what has changed. Your adviser reads it before the talk."
        >
          <TextArea
            key={appointment.preparation}
            rows={6}
            maxLength={2000}
            defaultValue={answer?.text ?? appointment.preparation}
            disabled={!appointment.isOpen}
          />
        </Field>
        {takesFiles && (
          <AttachField key={files.length} attached={answer?.attached} error={answer?.sentence} accept={acceptedFiles} />
        )}
        {appointment.isOpen && (
          <div>
            <Button kind="ink" size="small">
              Save
            </Button>
          </div>
        )}
      </Form>
      {files.length > 0 && (
        <section className="mt-24" aria-labelledby="talk-files">
          <h3 className="t16" id="talk-files">
            Files for the talk
          </h3>
          <Attachments attachments={files} pathOf={(id) => `/client-portal/documents/${id}/download`}>
            {({ id, filename }) =>
              appointment.isOpen && (
                <Form method="post" preventScrollReset>
                  <Button name="takeOff" value={id} kind="quiet" size="dense" aria-label={`Take off ${filename}`}>
                    Take off
                  </Button>
                </Form>
              )
            }
          </Attachments>
          <p className="soft t14 mt-8">They are documents of the case, too, and stay there.</p>
        </section>
      )}
    </Panel>
  )
}
