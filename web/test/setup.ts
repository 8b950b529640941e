import { configure } from '@testing-library/react'

// Most waits end within milliseconds. The first test of a file also waits for scripts, and a busy machine for each.
configure({ asyncUtilTimeout: 15_000 })
