import { type Listener, listen } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import { fileInfected } from './events.ts'
import { removeInfected } from './scan-file.server.ts'

export const fileListeners: Listener<Services>[] = [
  listen(fileInfected, 'remove-content', (services: Services, { fileId }) => removeInfected(services, fileId), 'files'),
]
