import '#design/base.css'
import '#design/site.css'
import '#design/reading.css'
import '#design/product.css'
import '#design/shop.css'
import '#design/figures.css'
import '#design/app.css'
import '#design/file-view/file-view.css'
import '#design/specimen/specimen.css'
import { Toaster } from './feedback/toast.tsx'
import { PageHeader, Row } from './page/layout.tsx'
import { Logo } from './page/logo.tsx'
import { ThemeSwitch } from './page/theme-switch.tsx'
import { Buttons, Fields } from './specimen/controls.tsx'
import { Foundations } from './specimen/foundations.tsx'
import { Files, Layers, Phases, Toasts } from './specimen/layers.tsx'
import { Lists, States, Statuses } from './specimen/lists.tsx'

export function meta() {
  return [{ title: 'Components and states' }, { name: 'robots', content: 'noindex' }]
}

export default function UiPage() {
  return (
    <main id="top">
      <PageHeader
        title="Components and states"
        lead="Everything that repeats."
        before={
          <Row between>
            <Logo name="Design system" to="/dev/ui" />
            <ThemeSwitch />
          </Row>
        }
      />
      <Buttons />
      <Fields />
      <Statuses />
      <Lists />
      <States />
      <Toasts />
      <Layers />
      <Phases />
      <Files />
      <Foundations />
      <Toaster />
    </main>
  )
}
