import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../users/users.module.js';
import { AppNotificationsController } from './app-notifications.controller.js';
import { NotificationBulkController } from './bulk/notification-bulk.controller.js';
import { NotificationBulkService } from './bulk/notification-bulk.service.js';
import { FcmSender } from './fcm-sender.js';
import { InboxMessage, InboxMessageSchema } from './inbox-message.schema.js';
import { InboxService } from './inbox.service.js';
import { Notification, NotificationSchema } from './notification.schema.js';
import { NotificationDelivery } from './notification-delivery.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import { PushSender } from './push-sender.js';
import { PushToken, PushTokenSchema } from './push-token.schema.js';
import { PushTokensService } from './push-tokens.service.js';
import { UserMessages } from './user-messages.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: Notification.name, schema: NotificationSchema },
      { name: InboxMessage.name, schema: InboxMessageSchema },
      { name: PushToken.name, schema: PushTokenSchema },
    ]),
    UsersModule,
  ],
  controllers: [NotificationsController, NotificationBulkController, AppNotificationsController],
  providers: [
    NotificationsService,
    NotificationDelivery,
    NotificationBulkService,
    InboxService,
    PushTokensService,
    UserMessages,
    { provide: PushSender, useClass: FcmSender },
  ],
  exports: [UserMessages],
})
export class NotificationsModule {}
