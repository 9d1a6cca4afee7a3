import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Map;
import tulkas.BotInterface;
import tulkas.wire.Channel;

/** Reads whatever comes, and answers 1 to the call "next". */
public final class Bare implements BotInterface {
    public Bare() throws IOException {
        byte[] answer = "MESSAGE-CallResult-bmV4dA==-4-MQ==\n".getBytes();
        byte[] bytes = new byte[65536];
        Channel.the().receive(); // the first call has been read already: the machine announces itself
        try (var input = new FileInputStream(FileDescriptor.in); var output = new FileOutputStream(FileDescriptor.out)) {
            output.write(answer);
            while (input.read(bytes) > 0) {
                output.write(answer);
            }
        }
    }

    @Override
    public Object answer(String method, Map<String, Object> params) {
        throw new IllegalStateException("nothing is left to answer");
    }
}
