import { Button } from '#design/button.tsx'
import { PhaseBar } from '#design/charts/progress.tsx'
import { Dialog, DialogClose, Drawer } from '#design/feedback/dialog.tsx'
import { useToast } from '#design/feedback/toast.tsx'
import { FileView } from '#design/file-view/file-view.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Row, Section } from '#design/page/layout.tsx'
import { Specimen } from './specimen.tsx'

export function Toasts() {
  const { toast } = useToast()
  return (
    <Section title="Toasts" intro="One at a time, five seconds, bottom right.">
      <Row>
        <Button
          type="button"
          kind="outline"
          size="small"
          onClick={() => toast({ title: 'Added to Cart!', description: 'Standard, tax year 2025', variant: 'success' })}
        >
          Success
        </Button>
        <Button
          type="button"
          kind="outline"
          size="small"
          onClick={() =>
            toast({
              title: 'Item Removed',
              description: 'Tax consultation',
              icon: 'trash-2',
              action: { label: 'Undo', onAction: () => toast({ title: 'It is back' }) },
            })
          }
        >
          With undo
        </Button>
        <Button
          type="button"
          kind="outline"
          size="small"
          onClick={() =>
            toast({
              title: 'Checkout Error',
              description: 'There was a problem initializing checkout. Please try again.',
              variant: 'destructive',
            })
          }
        >
          Destructive
        </Button>
        <Button
          type="button"
          kind="outline"
          size="small"
          onClick={() =>
            toast({ title: 'Generating News...', icon: 'loader-circle', duration: Number.POSITIVE_INFINITY })
          }
        >
          Long work
        </Button>
      </Row>
    </Section>
  )
}

export function Layers() {
  return (
    <Section title="Dialogs and drawers" intro="Say what happens; name the button after it.">
      <Row>
        <Dialog
          alert
          title="Cancel the appointment?"
          description="Tue 24.11.2026, 14:30. Your adviser is told at once. You can book another time."
          trigger={
            <Button kind="danger" size="small">
              Cancel appointment…
            </Button>
          }
          footer={
            <>
              <DialogClose>
                <Button kind="danger" size="small">
                  Cancel appointment
                </Button>
              </DialogClose>
              <DialogClose>
                <Button kind="outline" size="small">
                  Keep it
                </Button>
              </DialogClose>
            </>
          }
        />
        <Dialog
          title="Schedule Meeting"
          trigger={
            <Button kind="outline" size="small">
              Short form
            </Button>
          }
          footer={
            <DialogClose>
              <Button size="small">Schedule Meeting</Button>
            </DialogClose>
          }
        >
          <Field name="meeting-date" label="Date">
            <TextInput inputMode="numeric" placeholder="24.11.2026" />
          </Field>
        </Dialog>
        <Drawer
          title="Your cart"
          trigger={
            <Button kind="outline" size="small">
              Drawer
            </Button>
          }
          footer={
            <Button type="button" kind="primary" full>
              Checkout
            </Button>
          }
        >
          <p>A panel from the right edge. Backdrop, Escape and the cross close it.</p>
        </Drawer>
      </Row>
    </Section>
  )
}

export function Phases() {
  return (
    <Section title="Phases" intro="Done is ink, now is red, next is a line." split={false}>
      <Specimen title="Of a case" wide>
        <PhaseBar
          phases={[
            { name: 'Onboarding', note: 'Done 02.11.2026', state: 'done' },
            { name: 'Document collection', note: '5 of 8 received', state: 'now', done: 5 / 8 },
            { name: 'Preparation', note: '5–10 days', state: 'next' },
            { name: 'Filing and completion', note: '1–2 days', state: 'next' },
          ]}
        />
      </Specimen>
    </Section>
  )
}

export function Files() {
  const src = '/documents/expat-tax-guide-2026.pdf'
  return (
    <Section title="Files" intro="Read in the page: PDF and pictures; others are links." split={false}>
      <Specimen title="A PDF" wide>
        <FileView file={{ name: 'expat-tax-guide-2026.pdf', mediaType: 'application/pdf', src, download: src }} />
      </Specimen>
      <Specimen title="A picture" wide>
        <FileView
          file={{
            name: 'mark.png',
            mediaType: 'image/png',
            src: '/icons/icon-512.png',
            download: '/icons/icon-512.png',
          }}
        />
      </Specimen>
    </Section>
  )
}
