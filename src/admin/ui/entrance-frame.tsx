import type { ReactNode } from 'react'
import { company } from '#content/company.ts'
import { Logo } from '#platform/ui/logo.tsx'

/** The frame of the admin panel for those who are not signed in yet. */
export function EntranceFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <div className="staff-entrance">
        <header>
          <Logo name={company.name.value} />
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  )
}
