package tulkas;

import java.util.Map;
import tulkas.wire.Channel;
import tulkas.wire.Message;
import tulkas.wire.ProtocolException;

/** Lets a bot answer calls until the game is over. */
final class BotRunner {
    private BotRunner() {}

    static void run(BotInterface bot) throws Exception {
        Channel channel = Channel.the();
        for (Message message = channel.receive(); message != null; message = channel.receive()) {
            if (message.type().equals("ShutdownNotice")) {
                return;
            }
            if (!message.type().equals("ProxyCall")) {
                throw new ProtocolException("a " + message.type() + " is not for bots");
            }
            CallClock.start();
            Map<?, ?> call = (Map<?, ?>) Json.read(message.data());
            CallClock.setGiven(call);
            String method = (String) call.get("method");
            channel.send("CallResult", method, Json.writeBytes(bot.answer(method, paramsOf(call))));
        }
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> paramsOf(Map<?, ?> call) {
        if (call.get("params") instanceof Map<?, ?> params) {
            return (Map<String, Object>) params;
        }
        throw new JsonException("a call without params");
    }
}
