import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // Pages that send no referrer post with `Origin: null`; web-app.server.ts refuses those that are not our own.
  allowedActionOrigins: ['null'],
} satisfies Config
