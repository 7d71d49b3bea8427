import type { ReactNode } from 'react'
import * as accountTexts from '#accounts/locales/en.ts'
import { firmName } from '#content/firm-name.ts'
import { Logo } from '#design/page/logo.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(accountTexts.signInLayout)

export function SignInLayout({ className, children }: { className: string; children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        {copy().skipToContent}
      </a>
      <div className={className}>
        <header>
          <Logo name={firmName} />
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  )
}
