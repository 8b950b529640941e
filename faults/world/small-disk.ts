import { execFileSync } from 'node:child_process'
import { chownSync, closeSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { onServer } from '#server/test/postgres-setup.ts'
import { CannotTry } from './fault.ts'
import type { World } from './world.ts'

export interface SmallDisk {
  folder: string
  /** Fills the disk to the last byte. */
  fill(): void
  /** Deletes the file that fill() has written. */
  free(): void
  /** Makes the disk read-only or writable. No process may have one of its files open for writing. */
  remount(mode: 'ro' | 'rw'): void
}

const chunk = Buffer.alloc(65_536)

/** Moves the database to a separate file system in memory, before a server runs on it. This needs root. */
export async function moveToSmallDisk(world: World, sizeMiB = 256): Promise<SmallDisk> {
  if (world.kind === 'sqlite') {
    const aside = join(world.folder, 'aside')
    renameSync(world.dataDir, aside)
    const disk = mountDisk(world, world.dataDir, sizeMiB)
    execFileSync('cp', ['-a', `${aside}/.`, world.dataDir])
    rmSync(aside, { recursive: true })
    return disk
  }
  const cluster = world.cluster()
  const disk = mountDisk(world, join(cluster.folder, 'small-disk'), sizeMiB)
  const { uid, gid } = statSync(cluster.folder)
  chownSync(disk.folder, uid, gid)
  const name = new URL(world.source).pathname.slice(1)
  await onServer(cluster.url('postgres'), async (client) => {
    await client.query(`create tablespace small location '${disk.folder}'`)
    await client.query(`alter database ${name} set tablespace small`)
  })
  return disk
}

function mountDisk(world: World, folder: string, sizeMiB: number): SmallDisk {
  execFileSync('mkdir', ['-m', '700', folder])
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMiB}m,mode=700`, 'tmpfs', folder], {
      stdio: 'pipe',
    })
  } catch (cause) {
    throw new CannotTry('Mounting a small file system needs root.', { cause })
  }
  world.afterwards(() => execFileSync('umount', ['-l', folder]))
  const filler = join(folder, 'filler')
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a')
      try {
        for (let size = chunk.length; size > 0;) {
          try {
            writeSync(file, chunk, 0, size)
          } catch {
            size = Math.floor(size / 2)
          }
        }
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filler),
    remount: (mode) => void execFileSync('mount', ['-o', `remount,${mode}`, folder]),
  }
}
