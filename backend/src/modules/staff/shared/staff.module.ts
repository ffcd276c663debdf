import { Global, Module } from '@nestjs/common';
import { IssuedPasswords } from './issued-passwords.js';
import { StaffTools } from './staff-tools.js';

@Global()
@Module({ providers: [IssuedPasswords, StaffTools], exports: [IssuedPasswords, StaffTools] })
export class StaffModule {}
